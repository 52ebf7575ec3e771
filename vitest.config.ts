import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    retry: 0,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{app,bench,blocks,embedded,platform,schemas,server,studio,tenants,values}/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          // The files share one product: those that kill its processes must not run beside others.
          fileParallelism: false,
          globalSetup: ['tests/integration/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
