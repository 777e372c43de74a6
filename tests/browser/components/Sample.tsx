import { Dialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import { Tooltip } from '@base-ui/react/tooltip'
import { timings } from '#content/business.ts'

const tabs = ['Overview', 'My Churches', 'Analytics', 'Billing']

/** A dialog, tabs and a tooltip as an island would have them. */
export const Sample = () => (
  <Tooltip.Provider delay={timings.tooltipOpen} timeout={timings.tooltipSkip}>
    <Dialog.Root>
      <Dialog.Trigger>Send</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="popup">
          <Dialog.Title>Thank You!</Dialog.Title>
          <Dialog.Description>Your message has been sent successfully.</Dialog.Description>
          <input aria-label="Name" />
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
    <Tabs.Root defaultValue="Overview">
      <Tabs.List aria-label="Parts" activateOnFocus>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {tab}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          All of {tab}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
    <Tooltip.Root>
      <Tooltip.Trigger aria-describedby="rule">Views</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={8}>
          <Tooltip.Popup id="rule" role="tooltip">
            Each visitor counts once
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
)
