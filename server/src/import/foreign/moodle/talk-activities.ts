import { linkedMaterials } from '../file-material.ts';
import { TextFiles } from '../material-names.ts';
import type { MaterialJson } from '../model.ts';
import { NotHere } from '../not-here.ts';
import {
  type ActivityReading,
  materialOf,
  needsView,
  noteSending,
  type ReadActivity,
  textAsWords,
} from './activity.ts';
import { valueOf } from './backup.ts';
import { filesOfArea } from './texts.ts';

type FormField = Extract<MaterialJson, { type: 'dynamic_form' }>['sections'][number]['fields'][number];

/** A forum comes empty: what was written in it belongs to those who wrote it. */
export const forum: ReadActivity = (reading) => {
  const { body, notes, activity, facts } = reading;
  if (valueOf(body, 'type') === 'news')
    throw new NotHere('announcements have no place here: everybody writes in a forum');
  if ((body.at('discussions')?.all('discussion') ?? []).length > 0)
    notes.changed('it came empty: what was written in it stays with those who wrote it');
  const isSet = (name: string): boolean => !['', '0'].includes(valueOf(body, name));
  if (isSet('assessed') || isSet('grade_forum')) notes.changed('it is not graded');
  const byPosting = ['completionposts', 'completiondiscussions', 'completionreplies'].some(isSet);
  return [
    materialOf(reading, {
      type: 'forum',
      ...facts,
      completed_by: facts.completion === 2 && !byPosting && needsView(activity) ? 'opening' : 'posting',
    }),
  ];
};

const labels = {
  answer: { lt: 'Jūsų darbas', en: 'Your work', ru: 'Ваша работа' },
  files: { lt: 'Failai', en: 'Files', ru: 'Файлы' },
} as const;

/** An assignment: a form to fill in and send. */
export const assign: ReadActivity = async (reading) => {
  const { body, reader, notes, facts, slug } = reading;
  const settings = body.at('plugin_configs')?.all('plugin_config') ?? [];
  const takes = (plugin: string): boolean =>
    settings.some(
      (one) =>
        valueOf(one, 'plugin') === plugin &&
        valueOf(one, 'subtype') === 'assignsubmission' &&
        valueOf(one, 'name') === 'enabled' &&
        valueOf(one, 'value') === '1',
    );
  const fields: FormField[] = [];
  if (takes('onlinetext')) fields.push({ id: 'text', type: 'long_text', label: labels.answer });
  if (takes('file')) {
    fields.push({ id: 'files', type: 'files', label: labels.files, most: 10, most_megabytes: 10 });
    notes.changed('up to 10 files of 10 megabytes, pictures and PDF, can be sent');
  }
  if (fields.length === 0) throw new NotHere('nothing is sent in it that can be sent here');
  notes.changed('an assignment became a form');
  if (!['', '0'].includes(valueOf(body, 'duedate'))) notes.changed('the day by which to send it is gone');
  noteSending(reading);
  const text = textAsWords(body, 'activity', 'instructions', reader, notes);
  const section = { title: facts.title, ...(text === null ? {} : { text }), fields };
  return [
    materialOf(reading, { type: 'dynamic_form', ...facts, sections: [section] }),
    ...(await linkedMaterials(filesOfTask(reading), slug, notes)),
  ];
};

/** What is given out with an assignment: its additional files, and those in its instructions. */
function filesOfTask({ backup, activity, slug, notes }: ActivityReading): TextFiles {
  const names = new TextFiles(slug);
  for (const area of ['introattachment', 'activityattachment'])
    for (const file of filesOfArea(backup.files, activity.context, { component: 'mod_assign', area })) {
      if (file.path === null) notes.changed(`the file '${file.name}' ${file.fault ?? ''}`);
      else names.link(file.path, file.name);
    }
  return names;
}
