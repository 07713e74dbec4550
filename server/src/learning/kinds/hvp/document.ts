import type { Language } from '@medeina/contract';
import { Answer } from '../../../platform/endpoints/types.ts';
import { documentHtml, documentHeaders, framePolicy, type Theme } from '../../activities/document.ts';
import type { ActivityFiles } from '../../../platform/web/activity-files.ts';

/**
 * What a package may do: its player writes styles into the page as it goes, and pictures of its own. Its scripts are those
 * of the package and the player, and run without an origin of ours: they reach neither the page around nor our cookies.
 */
const policy = framePolicy({
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' data: blob:",
});

/** What the script of the document starts from. */
export interface PackageData {
  readonly id: number;
  readonly title: string;
  readonly language: Language;
  /** Where the files of the package are, without a slash at the end. */
  readonly base: string;
  readonly library: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The package's `content.json`. */
  readonly content: string;
  /** What it wanted to know the next time. */
  readonly state: string | null;
  readonly player: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

export function packageDocument(parts: {
  readonly data: PackageData;
  readonly theme: Theme;
  readonly files: ActivityFiles;
}): Answer<string> {
  const { language, title } = parts.data;
  return new Answer(documentHtml({ ...parts, language, title }), { headers: documentHeaders(policy) });
}
