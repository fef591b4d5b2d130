import { pressEverything } from '../fixtures/find-dead-controls.ts';
import { isFirstInRun } from '../fixtures/once-a-run.ts';
import { expect, test } from '../fixtures/test.ts';

// A page made of nothing has no icon.
test.use({ allowedFaults: [[/status of 4\d\d/], { scope: 'test' }] });

// Buttons of two components, which React would mark like this. One is dead in the second component.
const twoComponents = `<!doctype html><main><h1>Components</h1></main><script>
  const add = (name, component, act) => {
    const button = document.querySelector('main').appendChild(document.createElement('button'));
    button.textContent = name;
    button.onclick = act;
    button.__reactFiber$planted = { type: 'button', return: { type: component, return: null } };
  };
  add('Saves', () => 'a form', () => document.body.append('saved'));
  if (location.search) add('Saves', () => 'another form', () => undefined);
</script>`;

test('a control that another page proved alive is left out, and one of another component is pressed', async ({
  page,
}) => {
  const pressOn = async (path: string) => {
    await page.route('**/components*', (route) =>
      route.fulfill({ contentType: 'text/html', body: twoComponents }),
    );
    const open = () => page.goto(path);
    const stage = { page, open, renew: () => Promise.resolve() };
    const isDue = (kind: string): boolean => isFirstInRun('planted', kind);
    return pressEverything(stage, { isDue, lateMs: 500 });
  };
  expect(await pressOn('/components')).toEqual({ alive: ['button "Saves"'], dead: [] });
  expect(await pressOn('/components')).toEqual({ alive: [], dead: [] });
  expect(await pressOn('/components?more')).toEqual({ alive: [], dead: ['button "Saves" (2)'] });
});
