const headerLength = 6
const entryLength = 16

/** The width that a PNG gives in its header. */
const widthOf = (png: Buffer) => png.readUInt32BE(16)

/** An .ico file of square PNG pictures below 256 points. */
export const icoFile = (pictures: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(headerLength)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = headerLength + entryLength * pictures.length
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(entryLength)
    entry.writeUInt8(widthOf(picture), 0)
    entry.writeUInt8(widthOf(picture), 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}
