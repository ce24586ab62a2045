import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from '@/lib/parse-yaml';
import { fail } from '@/lib/user-errors-and-mistakes';
import { memo } from '@/lib/memo';

/**
 * Groups of words that readers of any documentation use for the same thing, separated by commas. A word finds all others of its
 * group, in all of their forms. The hosted index gets the same list. A word may be in several groups without merging them. The
 * words of a phrase are found separately, so a phrase must not contain a general word.
 */
const general = [
  // Actions.
  'create, new, add, make, register, sign up, publish, define, store, save, submit, set up, provision, generate, put, upload, build, insert, issue, write',
  'register, connect, attach, link, hook up, integrate, enroll, join, associate, bind, assign',
  'update, change, edit, modify, alter, rename, replace, rotate, adjust, set, upgrade, patch, renew, reset, disable, deactivate, enable, turn off, move, resize',
  'delete, remove, destroy, drop, erase, unregister, tear down, shut down, terminate, get rid of, kill, revoke, disconnect, detach, unlink, discard, wipe, throw away, decommission, stop',
  'get, read, fetch, show, view, find, look up, retrieve, see, details, inspect, check, display, query, load, open, download, determine, discover, look at',
  'list, all, every, available, browse, enumerate, overview, supported, choose, existing',
  'create or update, upsert, save',
  'instantiate, deploy, roll out, start, launch, run, provision, spin up, ship, boot, bring up, redeploy',
  'initialize, set up, setup, configure, prepare, install, connect, onboard, bootstrap',
  'new, another, different, other',
  'retry, try again, repeat, rerun, restart, redo, again, try',
  'authenticate, log in, sign in, login, authorize, bearer token, access token, oauth, sso, session, log on, logon',
  'bulk, batch, several, multiple, many, at once, import, mass',
  'clean up, tear down, delete, undo',
  'check, test, verify, validate',

  // States.
  'status, state, progress, condition',
  'status of, ready yet, finished yet, done yet, complete now, still running, did it succeed',
  'health, healthy, alive, up, ping, reachable, heartbeat, liveness, available, uptime, readiness, outage, downtime, offline, online',
  'error, failure, problem, troubleshooting, go wrong, fail, issue, bug, broken, crash, debug, fault, exception, invalid, diagnose, denied, forbidden, incident',
  'active, activate, deactivate, enable, disable, turn off, turn on, switch off, suspend, lock',
  'limit, maximum, max, minimum, length, longest, constraint, how long, size, quota, restrict, restriction, throttle, range',
  'last updated, last changed, last modified',
  'timestamp, time, date, moment, when',
  'order, ordered, requested',
  'cancelled, aborted, stopped, interrupted',
  'in progress, running, executing, ongoing, pending, underway, unfinished',
  'private, visibility, visible, hidden, public, share',
  'completed, finished, done, succeeded, successful',
  'failed, broken, unsuccessful, crashed, error',
  'deleting, being deleted, removing',
  'reason, why, cause, explanation',
  'blocked, waiting, stuck',
  'default, standard, preset',

  // Nouns of APIs.
  'role, permission, right, access, privilege, rbac',
  'region, location, data center, datacenter, country, geography',
  'zone, availability zone',
  'latitude, lat, coordinates, position, geographic',
  'longitude, long, lng, lon, coordinates, position, geographic',
  'email, mail, e-mail',
  'phone, telephone, mobile, cell',
  'avatar, profile picture, photo, picture, image',
  'icon, logo, picture, image',
  'first name, given name, forename',
  'last name, surname, family name',
  'display name, label, human readable',
  'passphrase, password',
  'organization, company, org, enterprise, business, team',
  'owner, belongs to, who owns',
  'parent, belongs to',
  'dependency, depends on, depend, requires, prerequisite, needs',
  'output field, result, returned, output',
  'network, vnet, subnet, vpc',
  'description, summary',
  'uuid, guid',
  'etag, entity tag, concurrency, optimistic locking',
  'step, phase, stage, task',

  // Nouns of the documentation.
  'getting started, quick start, first steps, tutorial, hello world, start here, beginner, begin, demo, basics, newcomer',
  'guide, how-to, tutorial, manual, instructions, walkthrough',
  'reference, documentation, docs, specification, spec, swagger, openapi',
  'glossary, terminology, terms, vocabulary, meaning, difference, definition, explained, jargon',
  'support, help, contact, assistance, chat, ask, question, faq, feedback, forum, ticket',
  'example, sample, snippet, demo, code sample',
  'api, rest, endpoint, http',
  'operation, endpoint, call, route, method, action, function, command',
  'field, property, attribute, key',
  'parameter, argument, option, setting, input, config, configuration',
  'value, enum, constant, option, choice',
  'schema, model, structure, object, entity, class, dto',
  'component, building block, module, part, piece, plugin',
  'architecture, overview',
  'architecture, system design, work together, fit together, communicate, talk, interact, topology',
];

const ownFile = 'content/search-synonyms.yaml';

/** Returns all groups of synonyms: the general ones, and those of the site, which are about what its pages describe. */
export const getSynonyms = memo(() => loadSynonyms('.'));

/** Loads the groups for the site in a folder. Fails if its file is not a list of texts. */
export function loadSynonyms(root: string): string[][] {
  return [...general, ...readOwn(path.join(root, ownFile))].map((group) => group.split(/, */));
}

function readOwn(file: string): string[] {
  if (!existsSync(file)) return [];
  const groups = parseYaml(readFileSync(file, 'utf8'), ownFile).value ?? [];
  return Array.isArray(groups) && groups.every((group) => typeof group === 'string')
    ? groups
    : fail('this is not a list of texts', {
        place: { file: ownFile },
        fix: 'Write each group of words as an entry: - cat, kitty',
      });
}
