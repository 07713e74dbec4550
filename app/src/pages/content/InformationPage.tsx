import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Text } from '@medeina/design-system/primitives/Text';
import type { Chapter, InformationPage } from '@medeina/contract';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useCatalogueFormat } from '../../data/format.ts';
import { useCall } from '../../data/hooks.ts';
import { informationPath, isFooterPage, pageIdAt } from '../../data/content/informationPages.ts';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { useHead } from '../../shell/head.tsx';
import { useAnchor } from '../../shell/useAnchor.ts';
import { FooterPages } from './FooterPages.tsx';
import { TextOnItsWay } from './TextOnItsWay.tsx';
import * as styles from './InformationPage.css.ts';

const anchorOf = (chapter: Pick<Chapter, 'id'>) => `chapter-${String(chapter.id)}`;

interface Way {
  readonly label: string;
  readonly href: string;
}

/** Where a page leads once it is read, the nearest first. */
const waysOn: Readonly<Record<number, readonly Way[]>> = {
  11: [{ label: 'shell.contacts', href: '/contacts' }],
  20: [
    { label: 'shell.offer', href: '/help/offer' },
    { label: 'shell.institutions', href: '/business/business-and-institutions' },
  ],
  21: [
    { label: 'shell.offer', href: '/help/offer' },
    { label: 'shell.teams', href: '/business/about' },
  ],
  22: [
    { label: 'shell.courses.all', href: '/discover' },
    { label: 'shell.faq', href: '/faq' },
  ],
  23: [
    { label: 'shell.faq', href: '/faq' },
    { label: 'shell.contacts', href: '/help/contacts' },
  ],
};

/** The picture adds nothing to the words: no import gives it any of its own. */
function ChapterWords({ description, image, content }: Omit<Chapter, 'children'>) {
  return (
    <>
      {description !== null && <Text size="lead">{description}</Text>}
      {image !== null && <img src={image} alt="" loading="lazy" className={styles.picture} />}
      <RichText html={content} />
    </>
  );
}

function ChapterText({ chapter, isNamed }: { chapter: Chapter; isNamed: boolean }) {
  return (
    <section
      id={anchorOf(chapter)}
      className={styles.chapter}
      tabIndex={-1}
      {...(isNamed ? { 'data-arrival': '' } : {})}
    >
      <Heading level={2}>{chapter.title}</Heading>
      <ChapterWords {...chapter} />
      {chapter.children.map((child) => (
        <section key={child.id} id={anchorOf(child)} className={styles.chapter}>
          <Heading level={3}>{child.title}</Heading>
          <ChapterWords {...child} />
        </section>
      ))}
    </section>
  );
}

function Content({ page }: { page: InformationPage }) {
  const intl = useIntl();
  const format = useCatalogueFormat();
  const [parameters] = useSearchParams();
  const number = Number(parameters.get('number') ?? '0');
  const wanted = number >= 1 ? page.chapters[number - 1] : undefined;
  const first = wanted === undefined ? undefined : anchorOf(wanted);
  useEffect(() => {
    if (first !== undefined) document.getElementById(first)?.scrollIntoView();
  }, [first]);
  const place = useLocation();
  const anchor = useAnchor();
  useEffect(() => {
    // The router scrolls; of the browser's own jump the focus is missing, each time that the link is followed.
    if (place.hash !== '') document.getElementById(place.hash.slice(1))?.focus({ preventScroll: true });
  }, [place]);
  useHead({
    title: page.title,
    description: page.description ?? undefined,
    canonical: informationPath(page.id),
  });
  const ways = waysOn[page.id] ?? [];
  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.aside}>
          {page.chapters.length > 1 && (
            <nav aria-labelledby="contents">
              <Text as="div" size="small" weight="strong" id="contents">
                <FormattedMessage id="content.information.contents" />
              </Text>
              <ul className={styles.contents}>
                {page.chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <Link kind="quiet" alone href={`${place.search}#${anchorOf(chapter)}`}>
                      {chapter.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <article className={styles.text}>
          <Heading level={1}>{page.title}</Heading>
          {page.description !== null && (
            <Text size="lead" measure="lead">
              {page.description}
            </Text>
          )}
          {page.updated !== null && (
            <Text size="small" tone="muted">
              <FormattedMessage
                id="content.information.updated"
                values={{ date: format.fullDay(page.updated) }}
              />
            </Text>
          )}
          {page.chapters.map((chapter) => (
            <ChapterText key={chapter.id} chapter={chapter} isNamed={anchorOf(chapter) === anchor} />
          ))}
          {ways.length > 0 && (
            <div className={styles.further}>
              <div className={styles.ways}>
                {ways.map(({ label, href }, index) => (
                  <ButtonLink
                    key={href}
                    href={href}
                    variant={index === 0 ? 'primary' : 'outline'}
                    full="mobile"
                  >
                    {intl.formatMessage({ id: label })}
                  </ButtonLink>
                ))}
              </div>
            </div>
          )}
          {isFooterPage(parameters) && <FooterPages current={page.id} />}
        </article>
      </div>
    </Band>
  );
}

/** An information page, such as the terms of use: its chapters one after the other, their names beside them. */
export function Page() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const { data, error, mutate } = useCall('content.information.detail', {
    params: { id: pageIdAt(pathname) ?? Number(id) },
  });
  if (error?.status === 404 || error?.status === 400) return <NotFound />;
  if (data !== undefined) return <Content page={data.data} />;
  return <TextOnItsWay error={error} onRetry={() => void mutate()} />;
}
