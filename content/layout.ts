/** Words of the parts that many pages share. */
export const layout = {
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (number: number) => `Page ${number}`,
    position: (number: number, pages: number) => `Page ${number} of ${pages}`,
  },
  numberedTitle: (title: string, number: number) => (number === 1 ? title : `${title}, page ${number}`),
} as const
