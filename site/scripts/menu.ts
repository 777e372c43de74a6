/** Opening, Escape and a press elsewhere are the browser's; a page that comes back from its memory must not be covered. */
export const closeAfterChoice = (menu: HTMLElement | null): void => {
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover()
  })
}
