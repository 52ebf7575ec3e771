import { defineConfig } from '@playwright/test'
import { browserArguments, findChromium } from '#server/test/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/test/e2e',
  globalSetup: './tests/e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: browserArguments,
    },
  },
})
