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

/**
 * A picture beside words that say the same, so that it has none of its own. The drawn scene stands in for one that
 * fails, and words for a scene that does.
 */
export const Picture = ({ src: stored, scene, sizes, className = 'aspect-video' }: PictureProps) => {
  // A scene that is all there is fails once and for all.
  const [failures, setFailures] = useState(stored ? 0 : 1)
  const src = failures === 0 ? stored : undefined
  const image = useRef<HTMLImageElement>(null)
  // One that failed before this ran has been looked at and has no size.
  useEffect(() => {
    const { complete, currentSrc, naturalWidth } = image.current ?? {}
    if (complete && currentSrc && !naturalWidth) setFailures((before) => before + 1)
  }, [])
  if (failures > 1) {
    return (
      <div className={`${pictureLook} ${className}`}>
        <p className={`${imageLook} picture-missing`}>{messages.imageNotAvailable}</p>
      </div>
    )
  }
  const element = (
    <img
      key={src ?? 'scene'}
      ref={image}
      src={src ?? paths.scene(sceneName(scene))}
      alt=""
      {...(src && { srcSet: pictureSourceSet(src, 'jpg'), sizes })}
      width={src ? 960 : 640}
      height={src ? 540 : 360}
      loading="lazy"
      decoding="async"
      // Both are read where this is printed without React.
      data-missing={messages.imageNotAvailable}
      data-scene={src && paths.scene(sceneName(scene))}
      className={imageLook}
      onError={() => setFailures((before) => before + 1)}
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
