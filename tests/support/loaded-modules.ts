import ts from 'typescript'

/**
 * The modules that a compiled script loads as soon as it runs: its imports, and import() where nothing has to happen
 * first. What a function loads when it is called, on a press or on coming into view, is not among them.
 */
export const modulesLoadedAtOnce = (source: string): string[] => {
  const file = ts.createSourceFile('script.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const found: string[] = []
  const preloaders = new Set<string>()
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const name = nameOf(node.moduleSpecifier)
      found.push(...name)
      if (ts.isImportDeclaration(node) && /preload-helper/.test(name.join()))
        for (const local of localNames(node)) preloaders.add(local)
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && !waits(node, preloaders))
      found.push(...node.arguments.slice(0, 1).flatMap(nameOf))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const nameOf = (node: ts.Node) => (ts.isStringLiteralLike(node) ? [node.text] : [])

const localNames = ({ importClause }: ts.ImportDeclaration): string[] => {
  const names = importClause?.namedBindings
  return names && ts.isNamedImports(names) ? names.elements.map((one) => one.name.text) : []
}

/** Whether a function around the node has to be called first, by something else than the spot where it is written. */
const waits = (node: ts.Node, preloaders: ReadonlySet<string>): boolean => {
  for (let one = node; one.parent; one = one.parent) {
    if (!ts.isFunctionLike(one)) continue
    const written = outOfParentheses(one)
    const call = written.parent
    const isCalled = ts.isCallExpression(call) && call.expression === written
    // Vite hands an import() to a function of its own, which calls it at once.
    const isPreloaded =
      ts.isCallExpression(call) && ts.isIdentifier(call.expression) && preloaders.has(call.expression.text)
    if (!isCalled && !isPreloaded) return true
  }
  return false
}

const outOfParentheses = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node.parent) ? outOfParentheses(node.parent) : node
