import type { EnvironmentCall, EnvironmentGrade, EnvironmentGrades } from '../environment.ts';
import { EnvironmentError } from '../environment.ts';
import { gradeItems } from './shapes.ts';
import { siteOf } from './site.ts';
import { nameOf } from './text.ts';
import { percentOf } from './tests.ts';
import { askMoodle } from './web-service.ts';

/** What each graded activity is to a learner; the others are shown as pages. */
const kinds: Readonly<Record<string, EnvironmentGrade['kind']>> = { quiz: 'quiz', feedback: 'survey' };

/** The learner's grades in a course; undefined where the course does not show them. */
export async function readGrades(
  call: EnvironmentCall,
  courseid: number,
): Promise<EnvironmentGrades | undefined> {
  const userid = call.account.id;
  const answer = await orHidden(
    askMoodle(siteOf(call), gradeItems, 'gradereport_user_get_grade_items', { userid, courseid }),
  );
  const rows = answer?.usergrades[0]?.gradeitems;
  if (rows === undefined) return undefined;
  const categories = rows.filter(({ itemtype }) => itemtype === 'category');
  const total = rows.find(({ itemtype }) => itemtype === 'course');
  return {
    percent: total === undefined ? null : percentOf(total),
    categories: categories.map((row) => ({
      id: row.iteminstance ?? row.id,
      name: nameOf(row.itemname ?? ''),
      weight: weightOf(row.weightraw),
      percent: percentOf(row),
      feedback: feedbackOf(row.feedback),
    })),
    items: rows
      .filter(({ itemtype }) => itemtype !== 'category' && itemtype !== 'course')
      .map((row) => ({
        id: row.id,
        name: row.itemname ?? '',
        materialId: row.cmid ?? null,
        kind: row.itemmodule === null ? null : (kinds[row.itemmodule] ?? 'page'),
        categoryId: categories.some(({ iteminstance }) => iteminstance === row.categoryid)
          ? row.categoryid
          : null,
        weight: weightOf(row.weightraw),
        percent: percentOf(row),
        feedback: feedbackOf(row.feedback),
      })),
  };
}

async function orHidden<Result>(asked: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof EnvironmentError && error.reason === 'missing') return undefined;
    throw error;
  }
}

function weightOf(weight: number | null | undefined): number | null {
  return weight == null ? null : weight * 100;
}

function feedbackOf(html: string | null | undefined): string | null {
  const words = nameOf(html ?? '');
  return words === '' ? null : words;
}
