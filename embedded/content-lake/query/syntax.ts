/** The syntax tree of groq-js 2: TypeScript cannot resolve the declarations of the package. */
export type Expr =
  | { type: 'Everything' | 'This' | 'Tuple' | 'Context' | 'SelectorFuncCall' | 'SelectorNested' }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Parent'; n: number }
  | { type: 'Group' | 'Deref' | 'ArrayCoerce' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc'; base: Expr }
  | { type: 'AccessAttribute'; base?: Expr; name: string }
  | { type: 'AccessElement'; base: Expr; index: number }
  | { type: 'Slice'; base: Expr; left: number; right: number; isInclusive: boolean }
  | { type: 'Filter' | 'Map' | 'FlatMap' | 'Projection'; base: Expr; expr: Expr }
  | { type: 'And' | 'Or'; left: Expr; right: Expr }
  | OpCall
  | { type: 'InRange'; base: Expr; left: Expr; right: Expr; isInclusive: boolean }
  | { type: 'Object'; attributes: Attribute[] }
  | { type: 'Array'; elements: { value: Expr; isSplat: boolean }[] }
  | { type: 'Select'; alternatives: { condition: Expr; value: Expr }[]; fallback?: Expr }
  | FuncCall
  | { type: 'PipeFuncCall'; name: string; base: Expr; args: Expr[] }

export type OpCall = { type: 'OpCall'; op: string; left: Expr; right: Expr }
export type FuncCall = { type: 'FuncCall'; namespace: string; name: string; args: Expr[] }

export type Attribute =
  | { type: 'ObjectAttributeValue'; name: string; value: Expr }
  | { type: 'ObjectConditionalSplat'; condition: Expr; value: Expr }
  | { type: 'ObjectSplat'; value: Expr }
