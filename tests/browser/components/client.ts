import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Sample } from './Sample.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(Sample))
