import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { Awards } from './catalogue/Awards/index.ts';
import { CourseCard } from './catalogue/CourseCard/index.ts';
import { CourseGrid } from './catalogue/CourseGrid/index.ts';
import { CoursePlate } from './catalogue/CoursePlate/index.ts';
import { RatingDistribution } from './catalogue/Reviews/index.ts';
import { Checklist } from './learning/Checklist/index.ts';
import { MatchingAnswer } from './learning/Question/index.ts';
import { PdfViewer } from './learning/PdfViewer/index.ts';
import { ProgressChart } from './learning/ProgressChart/index.ts';
import { Timer } from './learning/Timer/index.ts';
import { UpcomingCourses } from './learning/UpcomingCourses/index.ts';
import { oneCourse } from './support/courses.fixtures.ts';

/** Valid props, so that each line below has a single mistake. */
const { href: _href, ...elsewhere } = oneCourse;
const spread = { average: 4.7 };

/** Each must be a type error: the compiler runs this test. */
const impossible: readonly (() => ReactElement | null)[] = [
  // @ts-expect-error: the classes of a component are its own
  () => <CourseCard {...oneCourse} className="mine" />,
  // @ts-expect-error: a card leads to its course
  () => <CourseCard {...elsewhere} />,
  // @ts-expect-error: three layouts
  () => <CourseCard {...oneCourse} layout="tile" />,
  // @ts-expect-error: a special price stands beside the usual one
  () => <CourseCard {...oneCourse} price={{ special: '69,00 €' }} />,
  // @ts-expect-error: a category has one of the eight patterns
  () => <CourseCard {...oneCourse} category={{ hue: 'surgery', label: 'Chirurgija' }} />,
  // @ts-expect-error: a heart has a name and tells of its presses
  () => <CourseCard {...oneCourse} favourite={{ on: true }} />,
  // @ts-expect-error: three or four in a row
  () => <CourseGrid courses={[oneCourse]} label="Kursai" columns={5} />,
  // @ts-expect-error: a list without a name
  () => <CourseGrid courses={[oneCourse]} />,
  // @ts-expect-error: a plate has a ratio of its own
  () => <CoursePlate category="nursing" ratio="3:2" />,
  // @ts-expect-error: a photo has an address
  () => <CoursePlate category="nursing" image={{ alternative: 'Skyrius' }} />,
  // @ts-expect-error: from five stars to one
  () => <RatingDistribution {...spread} counts={[6, 2, 0, 0]} />,
  // @ts-expect-error: an award has a title
  () => <Awards label="Apdovanojimai" awards={[{ subtitle: 'Draugija' }]} />,
  // @ts-expect-error: matching needs what is matched
  () => <MatchingAnswer prompts={[]} />,
  // @ts-expect-error: a timer has an end
  () => <Timer />,
  // @ts-expect-error: a chart says in words what it shows
  () => <ProgressChart title="Pažanga" points={[]} />,
  // @ts-expect-error: a checklist has parts
  () => <Checklist title="Gaivinimas" />,
  // @ts-expect-error: documents are read by a worker
  () => <PdfViewer src="/gaires.pdf" title="Gairės" />,
  // @ts-expect-error: nothing is shown of nothing
  () => <UpcomingCourses />,
];

test('the compiler rejects impossible props', () => {
  expect(impossible.length).toBeGreaterThan(10);
});
