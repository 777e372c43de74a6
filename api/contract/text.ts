import { z } from 'zod'

// A control character or half a surrogate pair is refused here, because PostgreSQL would answer it with a fault of its own.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const unsafe = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Text without control characters (tab and line break excepted) and without halves of surrogate pairs. */
export const isSafeText = (value: string): boolean => !unsafe.test(value) && value.isWellFormed()

/** Text that the database can hold. */
export const safeText = () => z.string().refine(isSafeText, 'Please remove special control characters')
