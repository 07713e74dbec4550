export const topicPath = (key: string): string => `/faq/${key}`;

/** The id of a question in its topic's page. */
export const questionAnchor = (id: number | string): string => `question-${String(id)}`;

export const questionPath = (key: string, id: number): string => `${topicPath(key)}#${questionAnchor(id)}`;
