import type { QuestionCategoryDetail } from '@medeina/contract';
import { type Site, type Step, breadcrumbList } from '../../shell/structured.ts';

/** A topic's questions with their answers, and the way to them, for search engines. */
export function structuredQuestions(
  topic: QuestionCategoryDetail,
  steps: readonly Step[],
  site: Site,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        name: topic.name,
        mainEntity: topic.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
      breadcrumbList(steps, site),
    ],
  };
}
