import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const long = Boolean(process.env.TEST_LONG)
const minutes = (count: number) => count * 60_000
// The one rule that needs a published site, so a database.
const weights = ['tests/rules/weights.test.ts']

export default defineConfig({
  test: {
    // One worker per core: more would only make timings noisy.
    maxWorkers: availableParallelism(),
    sequence: { seed: Number(process.env.SEED ?? 1), shuffle: { files: true, tests: true } },
    testTimeout: long ? minutes(20) : minutes(1),
    hookTimeout: minutes(2),
    teardownTimeout: minutes(1),
    allowOnly: false,
    projects: [
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: weights } },
      { extends: true, test: { name: 'site', include: ['site/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'content/**/*.test.ts', 'tests/flows/**/*.test.ts', ...weights],
          globalSetup: ['tests/support/database.global.ts'],
        },
      },
    ],
  },
})
