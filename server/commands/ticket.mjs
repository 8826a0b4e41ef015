// `npm run ticket -- <phone>`: requests a one-time address that signs this account in, as a sister site would send its
// users. Outside production only.
const fail = (reason) => {
  console.error(reason);
  process.exit(1);
};

const usage = '用法：npm run ticket -- <手机号>  打印一次性登录地址（生产环境除外）';
if (process.argv.some((each) => each === '--help' || each === '-h')) {
  console.log(usage);
  process.exit(0);
}
if (process.env.NODE_ENV === 'production') fail('生产环境不签发试用登录凭证。');
const [phone] = process.argv.slice(2);
if (!/^1[2-9]\d{9}$/.test(phone ?? '')) fail(usage);

const origin = `http://127.0.0.1:${process.env.PORT || 8080}`;
const response = await fetch(`${origin}/dev/tickets`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ phone }),
}).catch(() => fail(`服务没有运行：${origin}`));
const { address, message } = await response.json();
if (!response.ok) fail(message);
console.log(`60 秒内有效，只能使用一次：\n${origin}${address}`);
