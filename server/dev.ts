import { run } from './start-run.ts'

run('development')
