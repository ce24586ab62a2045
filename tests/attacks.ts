import strings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/**
 * Script injections from the Big List of Naughty Strings (Max Woolf, MIT), most of them from OWASP's cheat sheet on
 * filter evasion: https://github.com/minimaxir/big-list-of-naughty-strings
 */
const published = strings.filter((text) => /<|script:|\bon\w+\s*=/i.test(text));

/** Attacks that parse differently the second time, and attacks through the site's own syntax. */
const own = [
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<template><script>alert(1)</script></template>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a> <a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:null/1">x</a> <a href="filesystem:x">x</a>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a><animate attributeName=href values="javascript:alert(1)"/></svg>',
  '<p id=location name=location><a id=defaultView name=defaultView href=https://evil.example/>x</a>',
  '<x-code data-language="html" data-block="{}"><img src=x onerror=alert(1)></x-code>',
  '<code-block data-block=\'{"lines":"<script>alert(1)</script>"}\'></code-block>',
  '<tab-group data-tabs="[]"><script>alert(1)</script></tab-group>',
  ':::note{onclick="alert(1)" style="x" id="main"}\nx\n:::',
  '[x](<javascript:alert(1)> "\\" onmouseover=alert(1)")',
  '<link rel=stylesheet href=https://evil.example/x.css><meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<input autofocus onfocus=alert(1)><video><source onerror=alert(1)></video><body onpageshow=alert(1)>',
  '<button popovertarget=x formaction="javascript:alert(1)">x</button><div id=x popover onbeforetoggle=alert(1)>x</div>',
];

export const attacks: string[] = [...published, ...own];

/** Templates that embed an attack in Markdown, by the name of the place. */
export const places: Record<string, (attack: string) => string> = {
  'as a paragraph': (attack) => attack,
  'as an address': (attack) =>
    `[x](${attack}) <a href="${attack}">x</a> ![${attack}](${attack}) [x]\n\n[x]: <${attack}> "${attack}"`,
  'as code and its name': (attack) => `\`\`\`${attack}\n${attack}\n\`\`\``,
  'in a table': (attack) => `| ${attack} |\n|---|\n| ${attack} |`,
  'in a callout': (attack) => `:::note[${attack}]\n${attack}\n:::`,
};
