import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Link } from '@medeina/design-system/primitives/Link';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Text } from '@medeina/design-system/primitives/Text';
import type { Chapter, InformationPage } from '@medeina/contract';
import { Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useCatalogueFormat } from '../../data/format.ts';
import { useCall } from '../../data/hooks.ts';
import { informationPath, isFooterPage, pageIdAt } from '../../data/content/informationPages.ts';
import { useHead } from '../../shell/head.tsx';
import { FiguredText } from '../../shell/LazyFiguredText.ts';
import { useAnchor } from '../../shell/useAnchor.ts';
import { BlocksBelow, BlocksBeside, isBeside } from './ChapterBlocks.tsx';
import { FooterPages } from './FooterPages.tsx';
import { TextPage } from '../../shell/frame/TextPage.tsx';
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

/** The picture is decoration: content has no alternative text for it. */
function ChapterWords({
  description,
  image,
  content,
  figures,
  isFirst = false,
}: Omit<Chapter, 'blocks' | 'children'> & { readonly isFirst?: boolean }) {
  const text = <RichText html={content} />;
  return (
    <>
      {description !== null && <Text size="lead">{description}</Text>}
      {image !== null && <img src={image} alt="" loading="lazy" className={styles.picture} />}
      {/* Until its pictures can be opened larger, the text shows them as HTML. */}
      {figures.length === 0 ? (
        text
      ) : (
        <Suspense fallback={text}>
          <FiguredText content={content} figures={figures} eager={isFirst} />
        </Suspense>
      )}
    </>
  );
}

interface ChapterTextProps {
  chapter: Chapter;
  isNamed: boolean;
  isFirst: boolean;
  /** The page is drawn: its chapters' titles stand beside their texts. */
  isDrawn: boolean;
  /** How much of the page's way this chapter ends, where it is a step of it. */
  share: number;
}

function ChapterText({ chapter, isNamed, isFirst, isDrawn, share }: ChapterTextProps) {
  const blocks = { blocks: chapter.blocks, share };
  const title = (
    <Heading level={2} size={isDrawn ? 'h2' : 'h3'}>
      {chapter.title}
    </Heading>
  );
  // Beside a drawing the title goes with the text; else it stands there itself.
  const isBesideText = isDrawn && !chapter.blocks.some(isBeside);
  return (
    <section
      id={anchorOf(chapter)}
      className={isDrawn ? styles.drawnChapter : styles.chapter}
      tabIndex={-1}
      {...(isNamed ? { 'data-arrival': '' } : {})}
    >
      {isDrawn && <div>{isBesideText ? title : <BlocksBeside {...blocks} />}</div>}
      <div className={styles.words}>
        {!isBesideText && title}
        <ChapterWords {...chapter} isFirst={isFirst} />
        <BlocksBelow {...blocks} />
        {chapter.children.map((child) => (
          <section key={child.id} id={anchorOf(child)} className={styles.chapter}>
            <Heading level={3} size="h4">
              {child.title}
            </Heading>
            <ChapterWords {...child} />
          </section>
        ))}
      </div>
    </section>
  );
}

const isStep = ({ blocks }: Chapter): boolean => blocks.some(({ kind }) => kind === 'step');

/** The chapters, one after the other; those that are steps tell how far they lead. */
function Chapters({ chapters, isDrawn }: Pick<InformationPage, 'chapters'> & { isDrawn: boolean }) {
  const anchor = useAnchor();
  const steps = chapters.filter(isStep);
  return chapters.map((chapter) => (
    <ChapterText
      key={chapter.id}
      chapter={chapter}
      isNamed={anchorOf(chapter) === anchor}
      isFirst={chapter === chapters[0]}
      isDrawn={isDrawn}
      share={(steps.indexOf(chapter) + 1) / Math.max(steps.length, 1)}
    />
  ));
}

/** The names of the chapters, each leading to its own. */
function Contents({ chapters }: Pick<InformationPage, 'chapters'>) {
  const { search } = useLocation();
  if (chapters.length < 2) return null;
  return (
    <nav aria-labelledby="contents">
      <Text as="div" size="small" weight="strong" id="contents">
        <FormattedMessage id="content.information.contents" />
      </Text>
      <ul className={styles.contents}>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <Link kind="quiet" alone href={`${search}#${anchorOf(chapter)}`}>
              {chapter.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the page leads once it is read. */
function WaysOn({ id }: Pick<InformationPage, 'id'>) {
  const intl = useIntl();
  const ways = waysOn[id];
  if (ways === undefined) return null;
  return (
    <div className={styles.further}>
      <div className={styles.ways}>
        {ways.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'outline'} full="mobile">
            {intl.formatMessage({ id: label })}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

/** Goes to the chapter that the address names by its number in `number`, or by its anchor. */
function useChapterInSight(chapters: readonly Chapter[]): void {
  const place = useLocation();
  const [parameters] = useSearchParams();
  const number = Number(parameters.get('number') ?? '0');
  const wanted = number >= 1 ? chapters[number - 1] : undefined;
  const first = wanted === undefined ? undefined : anchorOf(wanted);
  useEffect(() => {
    if (first !== undefined) document.getElementById(first)?.scrollIntoView();
  }, [first]);
  useEffect(() => {
    // The router scrolls; of the browser's own jump the focus is missing, each time that the link is followed.
    if (place.hash !== '') document.getElementById(place.hash.slice(1))?.focus({ preventScroll: true });
  }, [place]);
}

function Content({ page }: { page: InformationPage }) {
  const format = useCatalogueFormat();
  const [parameters] = useSearchParams();
  useChapterInSight(page.chapters);
  useHead({
    title: page.title,
    description: page.description ?? undefined,
    canonical: informationPath(page.id),
  });
  const isDrawn = page.chapters.some(({ blocks }) => blocks.length > 0);
  const head = (
    <>
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
    </>
  );
  const foot = (
    <>
      <WaysOn id={page.id} />
      {isFooterPage(parameters) && <FooterPages current={page.id} />}
    </>
  );
  return (
    <Band block="page">
      {isDrawn ? (
        <article>
          <div className={styles.drawnHead}>{head}</div>
          <Chapters chapters={page.chapters} isDrawn />
          {foot}
        </article>
      ) : (
        <div className={styles.columns}>
          <div className={styles.aside}>
            <Contents chapters={page.chapters} />
          </div>
          <article className={styles.text}>
            {head}
            <Chapters chapters={page.chapters} isDrawn={false} />
            {foot}
          </article>
        </div>
      )}
    </Band>
  );
}

/** An information page, such as the terms of use: its chapters one after the other, their names beside them. */
export function Page() {
  const { pathname } = useLocation();
  const { id } = useParams();
  const answer = useCall('content.information.detail', {
    params: { id: pageIdAt(pathname) ?? Number(id) },
  });
  return <TextPage answer={answer}>{({ data }) => <Content page={data} />}</TextPage>;
}
