/** What tests start in their own process. */
export { admin } from '../../server/src/admin.ts'
export { main } from '../../server/src/main.ts'
export { seedPractitioners } from '../../server/src/testing/seed-practitioners.ts'
export { startTestServer } from '../../server/src/testing/test-server.ts'
