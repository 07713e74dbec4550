export { TopicList, TopicListSkeleton, topicStates } from './TopicList.tsx';
export type { Topic, TopicListProps, TopicState } from './TopicList.tsx';
export type { TopicListWord } from './TopicList.words.ts';
