/** The changelog that the last version wrote, and before it the notes that wait for the next. */
const changelog = import.meta.glob<string>('../design-system/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const notes = import.meta.glob<string>('../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Note {
  readonly kind: string;
  readonly text: string;
}

/** A note says of each package what kind of change it is, between two lines of dashes. */
function noteOf(source: string): Note[] {
  const [, kind, text] =
    /^---\n(?:.*\n)*?'@medeina\/design-system': (\w+)\n(?:.*\n)*?---\n([\s\S]*)$/u.exec(source) ?? [];
  return kind === undefined || text === undefined
    ? []
    : [{ kind, text: text.trim().replaceAll('\n', '\n  ') }];
}

function listOf(title: string, list: readonly Note[]): string[] {
  return list.length === 0 ? [] : [`#### ${title}`, list.map(({ text }) => `- ${text}`).join('\n')];
}

const waiting = Object.values(notes).flatMap(noteOf);

/** The releases as Markdown, the newest first. */
export const releases = [
  '### Next version',
  ...listOf(
    'Changes and additions',
    waiting.filter(({ kind }) => kind !== 'patch'),
  ),
  ...listOf(
    'Fixes',
    waiting.filter(({ kind }) => kind === 'patch'),
  ),
  ...Object.values(changelog),
].join('\n\n');
