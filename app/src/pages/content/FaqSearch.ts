import type { QuestionCategory } from '@medeina/contract';

export const topicPath = (key: string): string => `/faq/${key}`;

/** The id of a question in its topic's page. */
export const questionAnchor = (id: number | string): string => `question-${String(id)}`;

export const questionPath = (key: string, id: number): string => `${topicPath(key)}#${questionAnchor(id)}`;

export interface FoundQuestion {
  readonly topic: QuestionCategory;
  readonly id: number;
  readonly question: string;
}

/** Small letters without their marks: people type `sertifikata` for `sertifikatą`. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Questions with every word of the search in them or in the name of their topic, in the order of the topics. */
export function findQuestions(topics: readonly QuestionCategory[], search: string): FoundQuestion[] {
  const words = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return topics.flatMap((topic) =>
    topic.items
      .filter(({ question }) => {
        const text = plain(`${question} ${topic.name}`);
        return words.every((word) => text.includes(word));
      })
      .map(({ id, question }) => ({ topic, id, question })),
  );
}
