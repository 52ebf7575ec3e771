import { writeBlock } from './new-block-files.ts'

try {
  const files = writeBlock(process.cwd(), process.argv[2])
  console.log(
    `A working block, already in the Studio's insert menu:\n${files.map((file) => `  ${file}`).join('\n')}`,
  )
  console.log(
    'Next: say in schema.ts what it is for, add its fields there and in query.ts, and draw it in view.tsx.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
