import { messages } from '#content/messages.ts'
import { directory } from '#content/screens/directory.ts'

const words = directory.map

/** What stands in a map's box until the map is there. */
export const MapGround = ({ failed }: { failed: boolean }) => (
  <p role={failed ? 'alert' : undefined} className="grid h-full place-items-center p-6 text-center text-drift">
    {failed ? words.failed : words.loading}
  </p>
)

const note =
  'pointer-events-none absolute inset-x-4 top-4 mx-auto w-fit rounded-md border bg-shell px-4 py-2 shadow-card'

/** What is said over the church map: that its markers are awaited, or that they cannot be had. */
export const MapNote = ({ failed, loading }: { failed: boolean; loading: boolean }) => (
  <>
    {failed && (
      <p role="alert" className={`${note} border-tide`}>
        {messages.directory.failed}
      </p>
    )}
    <div role="status">
      {loading && <p className={`${note} border-line text-sm text-drift`}>{messages.directory.loading}</p>}
    </div>
  </>
)
