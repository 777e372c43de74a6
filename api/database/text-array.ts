import { Type } from '@mikro-orm/core'

/** A column of type text[]. Quotes every element: MikroORM's own array type loses 'null', outer blanks and control characters. */
export class TextArray extends Type<string[], string> {
  override convertToDatabaseValue(value: string[]): string {
    // A null column never gets here with a value; the platform hands null through as it is.
    if (!value) return value
    return `{${value.map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`
  }

  override convertToJSValue(value: string[] | string): string[] {
    return value as string[]
  }

  override compareAsType(): string {
    return 'string'
  }

  override getColumnType(): string {
    return 'text[]'
  }

  override get runtimeType(): string {
    return 'string[]'
  }
}
