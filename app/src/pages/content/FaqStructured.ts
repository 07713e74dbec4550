import type { QuestionCategoryDetail } from '@medeina/contract';

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way to a page as schema.org describes one, from the top down. */
export function breadcrumbList(steps: readonly Step[], origin: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** A topic's questions with their answers, and the way to them, for search engines. */
export function structuredQuestions(
  topic: QuestionCategoryDetail,
  steps: readonly Step[],
  origin: string,
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
      breadcrumbList(steps, origin),
    ],
  };
}
