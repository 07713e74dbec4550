export * from './RoomPlan.tsx';
