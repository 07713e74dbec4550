import type { ReactNode, Ref } from 'react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Link } from '../../../primitives/Link/index.ts';

export interface NotFoundProps {
  /** "Puslapis nerastas" */
  title: string;
  /** What may have happened and what to do, in a sentence. */
  children: ReactNode;
  /** The way on: home. */
  home: { label: string; href: string };
  /** Other ways, as quiet links: the courses, the help. */
  more?: readonly { label: string; href: string }[] | undefined;
  /** 1 where it is the page itself. */
  level?: 1 | 2 | undefined;
  /** The title, for moving the focus to it on a change of route. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** There is no such page. Says so, and leads home. */
export function NotFound({ title, children, home, more, level = 1, ref }: NotFoundProps) {
  return (
    <EmptyState
      ref={ref}
      level={level}
      title={title}
      action={
        <>
          <ButtonLink href={home.href}>{home.label}</ButtonLink>
          {more?.map((link) => (
            <Link key={link.href} href={link.href} alone>
              {link.label}
            </Link>
          ))}
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
