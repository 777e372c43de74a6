import { useEffect, useRef, useState } from 'react'
import { messages } from '#content/messages.ts'
import { paths } from '#contract/paths.ts'
import { pictureSourceSet } from '#contract/picture.ts'
import { imageLook, pictureLook } from '../looks.ts'
import { sceneName } from '../scenes/scene-name.ts'

interface PictureProps {
  /** The stored picture's address; without one the scene is drawn. */
  src?: string | undefined
  scene: { name: string; denomination: string }
  /** How wide it is shown, as the sizes attribute has it. */
  sizes: string
  /** Shape and place; the picture fills it. */
  className?: string
}

/** A picture beside words that say the same, so that it has none of its own; words stand in for one that fails. */
export const Picture = ({ src, scene, sizes, className = 'aspect-video' }: PictureProps) => {
  const [missing, setMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  // One that failed before this ran has been looked at and has no size.
  useEffect(() => {
    const { complete, currentSrc, naturalWidth } = image.current ?? {}
    if (complete && currentSrc && !naturalWidth) setMissing(true)
  }, [])
  if (missing) {
    return (
      <div className={`${pictureLook} ${className}`}>
        <p className={`${imageLook} picture-missing`}>{messages.imageNotAvailable}</p>
      </div>
    )
  }
  const element = (
    <img
      ref={image}
      src={src ?? paths.scene(sceneName(scene))}
      alt=""
      {...(src && { srcSet: pictureSourceSet(src, 'jpg'), sizes })}
      width={src ? 960 : 640}
      height={src ? 540 : 360}
      loading="lazy"
      decoding="async"
      // Read where this is printed without React.
      data-missing={messages.imageNotAvailable}
      className={imageLook}
      onError={() => setMissing(true)}
    />
  )
  return (
    <div className={`${pictureLook} ${className}`}>
      {src ? (
        <picture>
          {(['avif', 'webp'] as const).map((format) => {
            const srcSet = pictureSourceSet(src, format)
            return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
          })}
          {element}
        </picture>
      ) : (
        element
      )}
    </div>
  )
}
