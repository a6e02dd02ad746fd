import { expect, test } from 'vitest';
import { compileEarly } from '../../scripts/build/bundle/minify.ts';

test('functions passed to a top-level call are put in parentheses, others stay', () => {
  expect(
    compileEarly('var a=w((e,t)=>{t.exports=e(()=>1)}),b=w(function(){}),c=w(1),d=()=>2;w(()=>3);'),
  ).toBe('var a=w(((e,t)=>{t.exports=e(()=>1)})),b=w((function(){})),c=w(1),d=()=>2;w(()=>3);');
});
