import { runWorld } from './start-run.ts'

runWorld('development')
