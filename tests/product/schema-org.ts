import { resolve } from 'node:path'
import ts from 'typescript'

/** Structured data as a page serves it. */
export interface Described {
  /** Which page, and which script of it. */
  name: string
  data: Record<string, unknown>
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/**
 * What is wrong with structured data by the definitions of schema.org, which the package `schema-dts` holds as types: a
 * type or property that does not exist, a property of another type, a value outside the range of its property. Each
 * description is compiled as an object of the type that it names.
 */
export function schemaOrgFaults(described: readonly Described[]): string[] {
  const named = described.filter(({ data }) => /^[A-Z]\w+$/.test(String(data['@type'])))
  const lines = [
    "import type * as schema from 'schema-dts'",
    ...named.map(
      ({ data }, index) =>
        `export const data${index}: schema.WithContext<Extract<schema.${data['@type']}, object>> = ${JSON.stringify(data)}`,
    ),
  ]
  const file = resolve('tests/product/described.ts')
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022)
      : getSourceFile(path, ...rest)
  host.fileExists = (path) => path === file || fileExists(path)
  const program = ts.createProgram([file], options, host)
  const found = ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0
    return `${named[line - 1]?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  const nameless = described.filter((one) => !named.includes(one))
  return [...nameless.map(({ name }) => `${name}: it names no type`), ...found]
}
