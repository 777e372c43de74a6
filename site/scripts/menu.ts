/** Opening, Escape and a press elsewhere are the browser's; a page that comes back from its memory must not be covered. */
export const closeAfterChoice = (menu: HTMLElement | null): void => {
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover()
  })
  // Whoever tabs on stands on the page, which the open menu would hide.
  menu?.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (!(next instanceof Element) || menu.contains(next) || next.closest('[popovertarget]')) return
    if (menu.matches(':popover-open')) menu.hidePopover()
  })
}
