import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Sample } from './Sample.tsx'

export const html = renderToString(createElement(Sample))
