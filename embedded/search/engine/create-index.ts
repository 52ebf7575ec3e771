export { createBruteForceIndex as createIndex } from './brute-force.ts'
