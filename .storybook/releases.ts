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

/** A note of what did not exist before begins with this word. */
const isNew = ({ text }: Note) => text.startsWith('New: ');

function listOf(title: string, list: readonly Note[]): string[] {
  return list.length === 0
    ? []
    : [
        `#### ${title}`,
        list
          .map(({ text }) => `- ${text.replace(/^New: ./u, (lead) => lead.slice(-1).toUpperCase())}`)
          .join('\n'),
      ];
}

const waiting = Object.values(notes).flatMap(noteOf);

/** The releases as Markdown, the newest first. */
export const releases = [
  '### Next version',
  ...listOf('New components', waiting.filter(isNew)),
  ...listOf(
    'Changes',
    waiting.filter((note) => note.kind !== 'patch' && !isNew(note)),
  ),
  ...listOf(
    'Fixes',
    waiting.filter(({ kind }) => kind === 'patch'),
  ),
  // Its headings are one level lower here, and its title is the page's.
  ...Object.values(changelog).map((text) => text.replace(/^# .*\n+/u, '').replaceAll(/^##/gmu, '###')),
].join('\n\n');
