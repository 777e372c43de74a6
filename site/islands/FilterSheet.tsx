import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { directory as words } from '#content/screens/directory.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { clearFilters } from '../stores/directory.ts'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The filters of a small screen, at its foot where the thumb is. */
export const FilterSheet = ({ open, onClose, children }: FilterSheetProps) => (
  <Dialog.Root open={open} onOpenChange={(opens) => !opens && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-20 bg-scrim" />
      <Dialog.Popup className="fixed inset-x-0 bottom-0 z-20 grid max-h-[85dvh] gap-5 overflow-y-auto rounded-t-lg bg-shell p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-card">
        <div className="flex items-center justify-between">
          <Dialog.Title className="text-xl">{words.filters}</Dialog.Title>
          <Dialog.Close
            aria-label={words.closeFilters}
            className="target -me-2 w-11 justify-center rounded-md text-drift hover:text-ink"
          >
            <Icon name="close" />
          </Dialog.Close>
        </div>
        {children}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={clearFilters} className="px-2!">
            {words.clearFilters}
          </Button>
          <Button onClick={onClose} className="px-2!">
            {words.showResults}
          </Button>
        </div>
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)
