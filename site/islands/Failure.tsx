import { Component, type ReactNode } from 'react'
import { messages } from '#content/messages.ts'
import { alertLook } from '../looks.ts'

/** The list failed: its sentence, with no control of its own; any change of a filter asks again. */
export const Failure = () => (
  <div role="alert" className={alertLook}>
    <p>{messages.directory.failed}</p>
  </div>
)

interface BoundaryProps {
  /** What is shown; with something else the children get another try. */
  of?: unknown
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps a part that fails from taking the whole page with it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ of }: BoundaryProps) {
    if (this.state.hasFailed && of !== this.props.of) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
