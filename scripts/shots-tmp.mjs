import { chromium } from 'playwright';
const out='/tmp/shots-notifications';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const base='http://127.0.0.1:4911';
const errors=[];
for (const [who,lang,scheme] of [['owner@kopi.test','en','light'],['owner@kopi.test','id','dark'],['owner@manila.test','en','dark']]) {
  const ctx=await b.newContext({colorScheme:scheme,viewport:{width:1440,height:900}});
  const p=await ctx.newPage();
  p.on('console',m=>m.type()==='error'&&errors.push(`${who} ${m.text()}`));
  p.on('pageerror',e=>errors.push(`${who} ${e}`));
  await p.goto(base+'/login'); 
  await p.fill('input[type=email]',who); await p.fill('input[type=password]','Beranda2026'); await p.keyboard.press('Enter');
  await p.waitForURL(u=>!u.pathname.includes('login'));
  if (lang==='id') { await p.evaluate(async()=>{await fetch('/api/user',{method:'PATCH',headers:{'content-type':'application/json','x-csrf-protection':'1'},body:JSON.stringify({preferred_language:'id'})})}); await p.reload(); }
  for (const width of [1440,768,320]) {
    await p.setViewportSize({width,height:width===320?640:900});
    await p.goto(base+'/balance');
    const bell=p.getByRole('button',{name:/Notifications,|Notifikasi,/});
    await bell.waitFor({timeout:15000});
    await p.waitForTimeout(800);
    await p.screenshot({path:`${out}/${who.split('@')[1]}-${lang}-${scheme}-${width}-closed.png`});
    await bell.click(); await p.waitForTimeout(700);
    await p.screenshot({path:`${out}/${who.split('@')[1]}-${lang}-${scheme}-${width}-open.png`});
    await p.goto(base+'/notification-center'); await p.waitForTimeout(1200);
    await p.screenshot({path:`${out}/${who.split('@')[1]}-${lang}-${scheme}-${width}-page.png`});
    const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(over>0) errors.push(`${width} overflow ${over}`);
  }
  if (lang==='id') await p.evaluate(async()=>{await fetch('/api/user',{method:'PATCH',headers:{'content-type':'application/json','x-csrf-protection':'1'},body:JSON.stringify({preferred_language:'en'})})});
  await ctx.close();
}
console.log(errors.join('\n')||'no errors'); await b.close();
