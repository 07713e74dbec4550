/** Calls of taking part in a course. `{id}` is a course's id unless its row says otherwise. */
export const learningPaths = {
  'learning.enrol': { method: 'POST', path: '/api/courses/{id}/enrol' },
  'learning.purchased.list': { method: 'GET', path: '/api/courses/purchased', offline: true },
  'learning.purchased.upcoming': { method: 'GET', path: '/api/courses/purchased/upcoming', offline: true },
  'learning.purchased.latest': { method: 'GET', path: '/api/courses/purchased/latest', offline: true },
  'learning.purchased.detail': { method: 'GET', path: '/api/courses/purchased/{id}', offline: true },
  'learning.page': { method: 'GET', path: '/api/pages/{id}', offline: true },
  'learning.activity.completion': { method: 'POST', path: '/api/courses/activity/completion' },
  'learning.activity.watched': { method: 'POST', path: '/api/courses/activity/watched' },
  'learning.activity.launch': { method: 'GET', path: '/api/courses/activity/{id}/launch' },
  'learning.activity.answer': { method: 'POST', path: '/api/courses/activity/answers' },
  'learning.activity.document': { method: 'GET', path: '/activities/{token}' },
  'learning.activity.state': { method: 'POST', path: '/activities/state' },
  'learning.activity.start': { method: 'POST', path: '/activities/attempts' },
  'learning.activity.submit': { method: 'POST', path: '/activities/submission' },
  'learning.purchased.tests': {
    method: 'GET',
    path: '/api/courses/purchased/{id}/tests',
    offline: true,
  },
  'learning.purchased.surveys': {
    method: 'GET',
    path: '/api/courses/purchased/{id}/surveys',
    offline: true,
  },
  'learning.groups.completion': { method: 'POST', path: '/api/courses/label-groups/completion' },
  'learning.media': { method: 'GET', path: '/media/{token}/{name}' },
} as const;
