import type { ForumDiscussion, ForumPost, Language } from '@medeina/contract';
import { languageAmong } from '../kinds/files.ts';
import type { DiscussionRow, PostRow } from './store.ts';

/** A text in the reader's language, or in the one in which it was written. */
function inLanguage(
  texts: PostRow['text'],
  language: Language,
): { readonly text: string | null; readonly language: Language | null } {
  const found = texts === null ? undefined : languageAmong(texts, language);
  return found === undefined
    ? { text: null, language: null }
    : { text: texts?.[found] ?? null, language: found };
}

function authorOf(
  { author_name: name, author_position: position, is_course: isCourse }: PostRow,
  language: Language,
): ForumPost['author'] {
  if (name === null) return null;
  return { name, position: inLanguage(position, language).text, is_lecturer: isCourse };
}

export function wirePost(row: PostRow, language: Language): ForumPost {
  return {
    id: row.id,
    author: authorOf(row, language),
    ...inLanguage(row.text, language),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_own: row.is_own,
    is_new: row.is_new,
    is_hidden: row.is_hidden,
    is_reported: row.is_reported,
    can_edit: row.can_edit,
  };
}

export function wireDiscussion(row: DiscussionRow, language: Language): ForumDiscussion {
  const { text: title, language: written } = inLanguage(row.topic, language);
  return {
    id: row.id,
    course_module_id: row.material_id,
    title,
    language: written,
    author: authorOf(row, language),
    created_at: row.created_at.toISOString(),
    replied_at: row.replied_at?.toISOString() ?? null,
    replies: row.replies,
    unread: row.unread,
    is_own: row.is_own,
    is_hidden: row.is_hidden,
  };
}
