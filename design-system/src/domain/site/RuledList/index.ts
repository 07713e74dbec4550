export * from './RuledList.tsx';
