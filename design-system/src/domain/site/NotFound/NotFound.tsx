import type { ReactNode, Ref } from 'react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Link } from '../../../primitives/Link/index.ts';

export interface NotFoundProps {
  /** "Page not found" */
  title: string;
  /** What may have happened and what the user can do. */
  children: ReactNode;
  /** The main link: home. */
  home: { label: string; href: string };
  /** More links: courses, help. */
  more?: readonly { label: string; href: string }[] | undefined;
  /** 1 if it is the whole page. */
  level?: 1 | 2 | undefined;
  /** The title, for moving the focus to it after navigation. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The page of a 404. */
export function NotFound({ title, children, home, more, level = 1, ref }: NotFoundProps) {
  return (
    <EmptyState
      ref={ref}
      headingLevel={level}
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
