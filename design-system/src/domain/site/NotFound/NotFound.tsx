import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import * as styles from './NotFound.css.ts';
import { notFoundWords } from './NotFound.words.ts';
import type { NotFoundWord } from './NotFound.words.ts';

/** A way on from a page that is not there. */
export interface NotFoundLink {
  label: string;
  href: string;
}

export interface NotFoundProps extends RootProps<HTMLDivElement> {
  /** "Page not found" by default. */
  title?: string | undefined;
  /** What may have happened and what the user can do; a built-in sentence by default. */
  children?: ReactNode;
  /** A search field, below the words. */
  search?: ReactNode;
  /** Where the button leads. */
  homeHref?: string | undefined;
  /** More links: courses, help. */
  more?: readonly NotFoundLink[] | undefined;
  /** The level of the title: 1 if it is the whole page. */
  headingLevel?: 1 | 2 | undefined;
  /** The title, for moving the focus to it after navigation. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<NotFoundWord, string>> | undefined;
}

/** The page of a 404. */
export function NotFound({
  title,
  children,
  search,
  homeHref = '/',
  more,
  headingLevel = 1,
  titleRef,
  texts,
  ...root
}: NotFoundProps) {
  const say = useWords(notFoundWords, texts);
  return (
    <EmptyState
      {...root}
      titleRef={titleRef}
      headingLevel={headingLevel}
      title={title ?? say('title')}
      action={
        <>
          <ButtonLink href={homeHref}>{say('home')}</ButtonLink>
          {more?.map((link) => (
            <Link key={link.href} href={link.href} alone>
              {link.label}
            </Link>
          ))}
        </>
      }
    >
      {children ?? say('text')}
      {search !== undefined && <div className={styles.search}>{search}</div>}
    </EmptyState>
  );
}
