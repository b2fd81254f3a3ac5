export { listDeliveries } from './deliveries.queries.ts'
