import type { QuestionCategoryDetail } from '@medeina/contract';
import { FaqAccordion } from '@medeina/design-system/domain/FaqAccordion';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Text } from '@medeina/design-system/primitives/Text';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useConfig } from '../../data/config.ts';
import { useCall } from '../../data/hooks.ts';
import { useHead } from '../../shell/head.tsx';
import { useAnchor } from '../../shell/useAnchor.ts';
import { AskUs } from './FaqAsk.tsx';
import { questionAnchor, topicPath } from './FaqPaths.ts';
import { structuredQuestions } from './FaqStructured.ts';
import { TextPage } from '../../shell/frame/TextPage.tsx';
import * as styles from './Faq.css.ts';

/** The question that the address names, open and in sight; the first one where it names none. */
function useOpenQuestions({ items }: QuestionCategoryDetail) {
  const anchor = useAnchor();
  const named = items.find(({ id }) => questionAnchor(id) === anchor)?.id;
  const [open, setOpen] = useState<readonly string[]>(() => items.slice(0, 1).map(({ id }) => String(id)));
  const [seen, setSeen] = useState<number>();
  if (named !== seen) {
    setSeen(named);
    if (named !== undefined) setOpen([...new Set([...open, String(named)])]);
  }
  useEffect(() => {
    if (named === undefined) return;
    const answer = document.getElementById(questionAnchor(named))?.closest('[aria-labelledby]');
    const question = document.getElementById(answer?.getAttribute('aria-labelledby') ?? '');
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
  }, [named]);
  return { open, setOpen, isNamed: named !== undefined };
}

function Content({ topic }: { topic: QuestionCategoryDetail }) {
  const intl = useIntl();
  const { public_url: origin } = useConfig();
  const { open, setOpen, isNamed } = useOpenQuestions(topic);
  const parent = intl.formatMessage({ id: 'shell.faq' });
  const path = topicPath(topic.key);
  useHead({
    title: topic.name,
    description: topic.intro,
    canonical: path,
    // Read from the server's document alone: the browser needs none of its code.
    structured: import.meta.env.SSR
      ? structuredQuestions(
          topic,
          [
            { name: parent, path: '/faq' },
            { name: topic.name, path },
          ],
          { origin, language: intl.locale },
        )
      : undefined,
  });
  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Breadcrumb parents={[{ label: parent, href: '/faq' }]} current={topic.name} />
          <Heading level={1}>{topic.name}</Heading>
          <Text size="lead" tone="muted">
            {topic.intro}
          </Text>
        </div>
        {/* The focus stays on the question to which a link led. */}
        <div className={styles.answers} {...(isNamed ? { 'data-arrival': '' } : {})}>
          <FaqAccordion
            headingLevel={2}
            open={open}
            onOpenChange={setOpen}
            items={topic.items.map(({ id, question, answer }) => ({
              id: String(id),
              anchor: questionAnchor(id),
              question,
              answer: <RichText html={answer} />,
            }))}
          />
        </div>
        <div className={styles.ask}>
          <AskUs place="side" />
        </div>
      </div>
    </Band>
  );
}

/** A topic of the frequent questions: its questions, each opening to its answer. */
export function Page() {
  const { category = '' } = useParams();
  const answer = useCall('content.faq.category', { params: { category } });
  return <TextPage answer={answer}>{(topic) => <Content key={topic.key} topic={topic} />}</TextPage>;
}
