export {
  countOrderSeats,
  firstStart,
  holdOrderSeats,
  isAnyOver,
  keepOrderSeats,
  releaseOrderSeats,
} from './seats-store.ts';
