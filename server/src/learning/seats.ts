export {
  countOrderSeats,
  firstStart,
  holdOrderSeats,
  keepOrderSeats,
  releaseOrderSeats,
} from './seats-store.ts';
