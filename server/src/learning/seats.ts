export { holdOrderSeats, keepOrderSeats, releaseOrderSeats } from './seats-store.ts';
