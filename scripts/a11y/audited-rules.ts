/** Lists the rules of an audit: the rules of axe and of our own checks. */
import axe from 'axe-core';
import { checks } from '../../tests/a11y/checks/all.ts';
import { disabled } from '../../tests/a11y/engines/axe.ts';

export const auditedRules: readonly string[] = [
  ...axe
    .getRules()
    .filter(({ ruleId, tags }) => !tags.includes('deprecated') && !(ruleId in disabled))
    .map(({ ruleId, help }) => `${ruleId}: ${help}`),
  ...checks.map(({ name, criterion }) => `${name}: our own check, WCAG ${criterion}`),
];

export const disabledRules = Object.entries(disabled);
